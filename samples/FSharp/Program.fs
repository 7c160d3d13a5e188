open Octavo

type Payment =
    | Card of number: string * limit: decimal
    | Transfer of iban: string
    | Cash

type Order =
    { Id: int
      Note: string option
      Tags: Set<string>
      Prices: Map<string, decimal>
      Payments: Payment list }

OctavoRuntime.Use()

let order =
    { Id = 7
      Note = None
      Tags = set [ "gift" ]
      Prices = Map [ ("pear", 1.5M) ]
      Payments = [ Card("4711", 100M); Cash ] }

let bytes = OctavoBinary.Serialize order
let read = OctavoBinary.Deserialize<Order> bytes
printfn $"%d{bytes.Length} bytes, equal: %b{(read = order)}"
printfn $"%s{OctavoJson.SerializeToString order}"

if read <> order then
    exit 1

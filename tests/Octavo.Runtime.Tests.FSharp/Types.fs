/// What F# has and C# has not: records, unions, options, lists, maps and sets, which know nothing of Octavo.
namespace Octavo.Runtime.Tests.FSharp

open System

type Money = { Amount: decimal; Currency: string }

[<Struct>]
type Point = { X: int; Y: float }

/// Three cases: F# tells them by their classes, also the one without fields.
type Shape =
    | Circle of radius: float
    | Rectangle of width: float * height: float
    | Nothing

/// Only names.
type Color =
    | Red
    | Green
    | Blue

/// Five cases and more: F# tells them by a number, and those without fields have no class.
type Expression =
    | Number of int64
    | Text of string
    | Add of Expression * Expression
    | Negate of operand: Expression
    | Zero
    | One

/// One case: a name for a value.
type Email = Email of string

[<Struct>]
type Id = Id of int

/// A union that is a struct: one value with the fields of all cases.
[<Struct>]
type Measure =
    | Length of meters: float
    | Weight of grams: int
    | Unknown

/// It holds itself without a record or a case between.
type Nest = Nest of Nest list

/// Names of any characters.
[<RequireQualifiedAccess>]
type Spaced =
    | ``a case`` of ``a field``: int * Other: string
    | Plain of int

/// Two unions of F# itself whose cases are called alike.
type Optional =
    { Number: int voption
      Text: string voption
      First: Result<int, string>
      Second: Result<string, int> }

/// It hides how its cases are made.
[<DefaultAugmentation(false)>]
type Closed =
    | Open of int
    | Shut

type Tree<'T> =
    | Leaf
    | Node of left: Tree<'T> * value: 'T * right: Tree<'T>

[<CLIMutable>]
type Row = { Key: int; Value: string }

type Order =
    { Id: Guid
      Note: string option
      Count: int option
      Limit: int voption
      Lines: Money list
      Tags: Set<string>
      Prices: Map<string, decimal>
      Shape: Shape
      Color: Color
      Contact: Email
      Next: Order option
      Pair: struct (int * string)
      Reply: Result<int, string>
      Points: Point[]
      Placed: DateTime
      mutable Seen: bool }

module Samples =
    let order =
        { Id = Guid("00112233-4455-6677-8899-aabbccddeeff")
          Note = Some "left at the door"
          Count = Some 3
          Limit = ValueSome 7
          Lines = [ { Amount = 1.50M; Currency = "EUR" }; { Amount = 2M; Currency = "CHF" } ]
          Tags = set [ "b"; "a" ]
          Prices = Map [ ("apple", 1.25M); ("pear", 2M) ]
          Shape = Rectangle(2.0, 3.5)
          Color = Green
          Contact = Email "someone@example.org"
          Next = None
          Pair = struct (1, "one")
          Reply = Error "none"
          Points = [| { X = 1; Y = 0.5 }; { X = -1; Y = -0.25 } |]
          Placed = DateTime(2026, 11, 28, 1, 2, 3, DateTimeKind.Utc)
          Seen = true }

    let orders =
        [ order
          { order with
              Note = None
              Count = None
              Limit = ValueNone
              Lines = []
              Tags = Set.empty
              Prices = Map.empty
              Shape = Nothing
              Color = Blue
              Next = Some order
              Reply = Ok 5
              Points = [||]
              Seen = false } ]

    let shapes = [ Circle 1.5; Rectangle(1.0, 2.0); Nothing ]

    let expressions =
        [ Add(Number 1L, Negate(Text "x")); Zero; One; Negate Zero; Add(Add(One, Zero), Number 5L) ]

    let measures = [| Length 1.5; Weight 7; Unknown |]

    let tree = Node(Node(Leaf, 1, Leaf), 2, Leaf)

    let all: obj[] =
        [| order; orders; shapes; expressions; measures; tree; { Key = 1; Value = "one" }; Blue; Email "a@b.c"; Id 7; [ Some(Some 1); Some None; None ]
           [ Spaced.``a case``(1, "x"); Spaced.Plain 2 ]
           { Number = ValueSome 1; Text = ValueNone; First = Error "e"; Second = Ok "s" } |]

    let closed = Open 3

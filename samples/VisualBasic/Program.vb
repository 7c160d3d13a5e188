Imports System
Imports System.Collections.Generic
Imports Octavo

Public Class Order
    Public Property Id As Integer
    Public Property Customer As String
    Public Property Lines As New List(Of String)
End Class

Module Program
    Function Main() As Integer
        OctavoRuntime.Use()
        Dim order = New Order With {.Id = 7, .Customer = "Ada"}
        order.Lines.Add("pear")
        Dim bytes = OctavoBinary.Serialize(order)
        Dim read = OctavoBinary.Deserialize(Of Order)(bytes)
        Console.WriteLine($"{bytes.Length} bytes, equal: {OctavoGraph.Equals(order, read)}")
        Console.WriteLine(OctavoJson.SerializeToString(order))
        Return If(OctavoGraph.Equals(order, read), 0, 1)
    End Function
End Module

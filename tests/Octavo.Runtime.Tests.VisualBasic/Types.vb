' What Visual Basic writes: automatic properties, modules, structures, enumerations. They know nothing of Octavo.
Imports System.Collections.Generic

Public Enum Grade
    Low
    High = 7
End Enum

Public Structure Spot
    Public X As Integer
    Public Y As Double
End Structure

Public Class Line
    Public Property Sku As String
    Public Property Count As Integer?
End Class

Public Class Order
    Public Property Id As Integer = 1
    Public Property Name As String
    Public Property Grade As Grade
    Public Property Placed As Date
    Public Property Price As Decimal
    Public Property Lines As New List(Of Line)
    Public Property Counts As New Dictionary(Of String, Integer)
    Public Property Where As Spot

    Public ReadOnly Property Total As Integer
        Get
            Dim sum = 0
            For Each line In Lines
                sum += If(line.Count, 0)
            Next
            Return sum
        End Get
    End Property
End Class

''' <summary>Only a constructor sets what it holds.</summary>
Public Class Address
    Public Sub New(street As String, zip As String)
        Me.Street = street
        Me.Zip = zip
    End Sub

    Public ReadOnly Property Street As String
    Public ReadOnly Property Zip As String
End Class

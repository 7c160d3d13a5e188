// Owns: the states of a shipment.
namespace Octavo.Conformance.JsonMapping;

/// <summary>An enum with a number below zero.</summary>
public enum ShipmentState
{
    Lost = -1,
    Waiting = 0,
    OnTheWay = 1,
}

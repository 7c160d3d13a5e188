// Owns: the usings of every test file.
global using System.Net;
global using Microsoft.AspNetCore.Builder;
global using Microsoft.AspNetCore.Http;
global using Microsoft.Extensions.DependencyInjection;
global using Octavo.IntegrationTests.Hosting;
global using Octavo.IntegrationTests.Types;
global using Xunit;

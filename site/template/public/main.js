// Owns: what the site's template asks for: the address of the repository stands in one place, Directory.Build.props.
export default { iconLinks: [] }

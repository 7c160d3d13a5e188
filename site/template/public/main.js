// Owns: what the site's template asks for: the address of the repository stands in one place, Directory.Build.props. Blocks of a shell, which have no language,
// are not guessed to be of one.
export default { iconLinks: [], configureHljs: hljs => hljs.configure({ languages: [] }) }

/** What a package may import of the others, outside its tests. */
const allowed = {
  core: ['@foyer/auth-frame'],
  'auth-frame': [],
  siwx: [],
  adapter: ['@foyer/core/adapter', '@foyer/core/adapter/permissions'],
  'react-ui': [
    '@foyer/core',
    // What views are made from, and by the moment in which it is needed.
    '@foyer/core/ui',
    '@foyer/core/ui/…',
    '@foyer/core/actions',
    '@foyer/css-text/client',
  ],
}

/** Buttons stand in pages whose modal nobody has opened: whatever else they import by value comes with the page. */
const WITH_THE_PAGE = ['@foyer/core', '@foyer/core/ui/page']

/** What the worked examples may import: what a stranger's would. */
const examples = {
  'example-adapter': ['@foyer/core/adapter'],
  'example-feature': ['@foyer/core/feature', '@foyer/react-ui/feature'],
}

/** Problems of direction between packages, one sentence each. */
export function checkPackages(modules) {
  return modules.flatMap((module) => {
    const [, folder, name] = /^(packages|tooling)\/([^/]+)\/src\//.exec(module.path) ?? []
    if (folder === 'tooling' && !examples[name]) return []
    return name ? module.imports.flatMap((found) => problemsOf(module, name, found)) : []
  })
}

/** `…` stands for the name of an entry. */
const fits = (allowed, specifier) =>
  allowed.endsWith('…') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed

const isButton = ({ path }) => path.startsWith('packages/react-ui/src/buttons/')

function problemsOf(module, name, found) {
  const at = `${module.path}:${found.line} imports ${found.specifier}`
  if (found.target && !found.target.startsWith(`packages/${name}/`) && !found.target.startsWith(`tooling/${name}/`))
    return [`${at}: name the package, not its files.`]
  if (module.isTest || !found.specifier.startsWith('@foyer/')) return []
  const list = examples[name] ?? allowed[name.startsWith('adapter-') ? 'adapter' : name]
  if (!list) return [`${name} has no line in checkPackages.mjs.`]
  if (isButton(module) && !found.lazy && !found.typeOnly && !WITH_THE_PAGE.includes(found.specifier))
    return [`${at}: a button may import ${WITH_THE_PAGE.join(', ')}.`]
  if (list.some((each) => fits(each, found.specifier))) return []
  return [`${at}: ${name} may import ${list.length > 0 ? list.join(', ') : 'no other package of ours'}.`]
}

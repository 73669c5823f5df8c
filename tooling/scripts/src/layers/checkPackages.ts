import type { Import } from './readImports'
import type { Module } from './readModules'

/** What a package may import of the others, outside its tests. */
const allowed: Readonly<Record<string, readonly string[]>> = {
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
const examples: Readonly<Record<string, readonly string[]>> = {
  'example-adapter': ['@foyer/core/adapter'],
  'example-feature': ['@foyer/core/feature', '@foyer/react-ui/feature'],
}

/** Problems of direction between packages, one sentence each. */
export function checkPackages(modules: readonly Module[]) {
  return modules.flatMap((module) => {
    const [, folder, name] = /^(packages|tooling)\/([^/]+)\/src\//.exec(module.path) ?? []
    if (!name || (folder === 'tooling' && !examples[name])) return []
    return module.imports.flatMap((found) => problemsOf(module, name, found))
  })
}

/** `…` stands for the name of an entry. */
const fits = (allowed: string, specifier: string) =>
  allowed.endsWith('…') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed

const isButton = ({ path }: Module) => path.startsWith('packages/react-ui/src/buttons/')

function problemsOf(module: Module, name: string, found: Import) {
  const at = `${module.path}:${found.line} imports ${found.specifier}`
  if (found.target && !found.target.startsWith(`packages/${name}/`) && !found.target.startsWith(`tooling/${name}/`))
    return [`${at}: name the package, not its files.`]
  if (module.isTest || !found.specifier.startsWith('@foyer/')) return []
  const list = examples[name] ?? allowed[name.startsWith('adapter-') ? 'adapter' : name]
  if (!list) return [`${name} has no line in checkPackages.ts.`]
  if (isButton(module) && !found.lazy && !found.typeOnly && !WITH_THE_PAGE.includes(found.specifier))
    return [`${at}: a button may import ${WITH_THE_PAGE.join(', ')}.`]
  if (list.some((each) => fits(each, found.specifier))) return []
  return [`${at}: ${name} may import ${list.length > 0 ? list.join(', ') : 'no other package of ours'}.`]
}

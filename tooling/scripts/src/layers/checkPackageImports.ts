import type { Import } from './readImports'
import type { Module } from './readModules'

const INTERNAL = '@foyer/core/internal/'

/** Lists what a package may import of the others, outside its tests; `…` stands for the name of an internal entry. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: ['@foyer/auth-frame'],
  'auth-frame': [],
  siwx: [],
  'create-foyer': [],
  sandbox: [],
  migrate: [],
  adapter: ['@foyer/core/adapter', `${INTERNAL}page`, `${INTERNAL}permissions`],
  'react-ui': ['@foyer/core', '@foyer/core/actions', `${INTERNAL}…`, '@foyer/css-text/client'],
  languages: ['@foyer/react-ui'],
  // No React: the buttons' code that has none.
  elements: ['@foyer/core', `${INTERNAL}page`, '@foyer/react-ui/internal/…'],
}

// A page without a bundler can install nothing.
const SCRIPT = [
  '@foyer/adapter-evm',
  '@foyer/adapter-evm/networks',
  '@foyer/core/actions',
  '@foyer/languages',
  '@foyer/react-ui',
]

/** Apps and tools import public entries only, except the secure site. */
const apart = ['apps/secure-site/']

/** Buttons are on pages whose modal is closed: every value they import is loaded with the page. */
const WITH_THE_PAGE = ['@foyer/core', `${INTERNAL}page`]

// Examples may import what an integrator can.
const examples: Readonly<Record<string, readonly string[]>> = {
  'example-adapter': ['@foyer/core/adapter'],
  'example-feature': ['@foyer/core/feature', '@foyer/react-ui/feature'],
}

/** Returns imports between packages that point the wrong way, one sentence each. */
export function checkPackageImports(modules: readonly Module[]) {
  return modules.flatMap((module) => {
    const [, folder, name] = /^(packages|tooling)\/([^/]+)\/src\//.exec(module.path) ?? []
    if (!name || (folder === 'tooling' && !examples[name]))
      return module.imports.flatMap((found) => internalOf(module, found))
    return module.imports.flatMap((found) => problemsOf(module, name, found))
  })
}

/** Finds imports of internal entries in code that an integrator may copy. */
function internalOf({ path, isTest }: Module, { specifier, line }: Import) {
  if (isTest || !specifier.startsWith(INTERNAL) || apart.some((folder) => path.startsWith(folder))) return []
  return [`${path}:${line} imports ${specifier}: no promise covers it.`]
}

const fits = (allowed: string, specifier: string) =>
  allowed.endsWith('…') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed

const isScript = ({ path }: Module) => path.startsWith('packages/elements/src/script/')
const isButton = ({ path }: Module) => path.startsWith('packages/react-ui/src/buttons/')

function problemsOf(module: Module, name: string, found: Import) {
  const at = `${module.path}:${found.line} imports ${found.specifier}`
  if (found.target && !found.target.startsWith(`packages/${name}/`) && !found.target.startsWith(`tooling/${name}/`))
    return [`${at}: name the package, not its files.`]
  if (module.isTest || !found.specifier.startsWith('@foyer/')) return []
  const list = examples[name] ?? allowed[name.startsWith('adapter-') ? 'adapter' : name]
  if (!list) return [`${name} has no line in checkPackageImports.ts.`]
  if (isButton(module) && !found.lazy && !found.typeOnly && !WITH_THE_PAGE.includes(found.specifier))
    return [`${at}: a button may import ${WITH_THE_PAGE.join(', ')}.`]
  if (isScript(module) && SCRIPT.includes(found.specifier)) return []
  if (list.some((each) => fits(each, found.specifier))) return []
  return [`${at}: ${name} may import ${list.length > 0 ? list.join(', ') : 'no other package of ours'}.`]
}

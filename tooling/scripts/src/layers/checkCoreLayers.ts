import {
  allowedCodeImports,
  allowedTypeImports,
  compositionRoot,
  coreLayers,
  entryFolder,
  featureRegistry,
  featuresFolder,
  featuresWithModalContext,
  forbiddenStores,
} from './coreLayers'
import type { Module } from './readModules'

interface Place {
  layer: string
  name: string
  feature: string | undefined
}

const SOURCE = 'packages/core/src/'

/** Returns imports inside core that point the wrong way, one sentence each. */
export function checkCoreLayers(modules: readonly Module[]) {
  const own = modules.filter(({ path, isTest }) => path.startsWith(SOURCE) && !isTest)
  const unknown = new Set(own.map(({ path }) => place(path).layer).filter((layer) => !isKnown(layer)))
  return [
    ...[...unknown].map((layer) => `${SOURCE}${layer} is no layer of core: give it a line in coreLayers.ts.`),
    ...own.filter(({ path }) => !unknown.has(place(path).layer)).flatMap(checkModule),
    ...own.flatMap(checkUntouched),
    ...own.flatMap(checkPublic),
    ...checkWholeModal(own),
  ]
}

// Every feature may import the types of the modal and its options.
const publicOfModal = ['modal/modal', 'modal/options']

/** Finds code that reads the modal’s context, in features that may read only the public feature context. */
function checkPublic({ path, text }: Module) {
  const { layer, feature } = place(path)
  if (layer !== featuresFolder || feature === undefined || featuresWithModalContext.includes(feature)) return []
  return /\bmodal\.context\b|\bInternalFeatureContext\b/.test(text)
    ? [`${path} reads the whole modal: a feature uses the feature context (feature/context.ts).`]
    : []
}

const WHOLE_MODAL = 'a feature uses the feature context (feature/context.ts), not the whole modal'

const isPublic = ({ layer, name, feature }: Place) =>
  layer === featuresFolder && name !== featureRegistry.file && !featuresWithModalContext.includes(feature ?? '')

const CONTEXT = `${SOURCE}modal/context.ts`

/** Finds features to remove from the list of those that receive the modal. */
function checkWholeModal(own: readonly Module[]) {
  const users = own.filter(({ imports }) => imports.some(({ target }) => target === CONTEXT))
  const features = new Set(users.map(({ path }) => place(path).feature))
  const known = new Set(own.map(({ path }) => place(path).feature))
  return featuresWithModalContext
    .filter((name) => known.has(name) && !features.has(name))
    .map(
      (name) =>
        `The feature ${name} imports no modal/context any more: take it off the list featuresWithModalContext in coreLayers.ts.`,
    )
}

/** Matches `stores.router`, and `router` destructured from the stores. */
function checkUntouched({ path, text }: Module) {
  const stores = forbiddenStores[place(path).layer] ?? []
  return stores
    .filter((store) =>
      new RegExp(`stores\\.${store}\\b|\\{[^{}]*\\b${store}\\b[^{}]*\\}\\s*=\\s*\\w*\\.?stores\\b`).test(text),
    )
    .map((store) => `${path} touches the store "${store}": announce what happened, and let what navigates follow.`)
}

function checkModule(module: Module) {
  return module.imports
    .filter(({ target }) => target?.startsWith(SOURCE))
    .map((found) => ({ found, reason: whyNot(place(module.path), place(found.target ?? ''), found.typeOnly) }))
    .filter(({ reason }) => reason)
    .map(({ found, reason }) => `${module.path}:${found.line} imports ${found.target}: ${reason}.`)
}

/** Finds a file’s layer: `features/swap/store.ts` is in `features`, `modal/createModal.ts` in the composition. */
function place(path: string): Place {
  const name = path.slice(SOURCE.length).replace(/\.\w+$/, '')
  const [first = '', second, ...rest] = name.split('/')
  const layer = findLine(`${first}/${second}`) >= 0 ? `${first}/${second}` : first
  return { layer, name, feature: layer === featuresFolder && rest.length > 0 ? second : undefined }
}

const findLine = (layer: string) => coreLayers.findIndex(({ members }) => members.includes(layer))

const isKnown = (layer: string) => layer === compositionRoot || layer === entryFolder || findLine(layer) >= 0

function whyNot(from: Place, to: Place, typeOnly: boolean) {
  if (from.layer === entryFolder) return undefined
  if (to.layer === entryFolder) return 'nothing but a test imports the public entries'
  if (!isKnown(to.layer)) return `${to.layer} is for tests, or no layer of core`
  if (from.layer === compositionRoot) {
    const isRegister = to.name === featureRegistry.file && featureRegistry.namedBy.includes(from.name)
    return to.layer === featuresFolder && !isRegister ? `only ${featureRegistry.file} names features` : undefined
  }
  if (isPublic(from) && to.layer.startsWith(`${compositionRoot}/`)) return WHOLE_MODAL
  if (to.layer === compositionRoot) return whyNotUpwards(from, to, typeOnly)
  if (from.layer === to.layer) {
    const isFree = from.layer !== featuresFolder || from.name === featureRegistry.file || from.feature === to.feature
    return isFree ? undefined : 'a feature imports no other feature'
  }
  return whyNotLayer(from.layer, to.layer)
}

function whyNotUpwards(from: Place, to: Place, typeOnly: boolean) {
  const names = allowedTypeImports[from.layer] ?? []
  if (isPublic(from) && !publicOfModal.includes(to.name)) return WHOLE_MODAL
  if (allowedCodeImports[from.layer]?.includes(to.name)) return undefined
  if (typeOnly && names.includes(to.name)) return undefined
  return `${from.layer} is below ${to.name}${names.length > 0 ? `, and may name only types of ${names.join(' and ')}` : ''}`
}

function whyNotLayer(from: string, to: string) {
  const [here, there] = [findLine(from), findLine(to)]
  if (here < there) return `${from} is below ${to}`
  if (here === there && !coreLayers[here]?.mixed) return `${from} and ${to} do not know each other`
  return undefined
}

import { completed, coreLayers, entries, handed, lazy, register, untouched } from './coreLayers'
import type { Module } from './readModules'

/** Where a file of core stands. */
interface Place {
  layer: string
  name: string
  feature: string | undefined
}

const SOURCE = 'packages/core/src/'
const composition = 'the composition root'

/** Problems of direction inside core, one sentence each. */
export function checkCore(modules: readonly Module[]) {
  const own = modules.filter(({ path, isTest }) => path.startsWith(SOURCE) && !isTest)
  const unknown = new Set(own.map(({ path }) => place(path).layer).filter((layer) => !isKnown(layer)))
  return [
    ...[...unknown].map((layer) => `${SOURCE}${layer} is no layer of core: give it a line in coreLayers.ts.`),
    ...own.filter(({ path }) => !unknown.has(place(path).layer)).flatMap(checkModule),
    ...own.flatMap(checkUntouched),
  ]
}

/** `stores.router`, or `router` taken out of the stores. */
function checkUntouched({ path, text }: Module) {
  const stores = untouched[place(path).layer] ?? []
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

/** `features/swap/store.ts` is in layer `features`, feature `swap`; `createModal.ts` is in the composition root. */
function place(path: string): Place {
  const parts = path
    .slice(SOURCE.length)
    .replace(/\.\w+$/, '')
    .split('/')
  const [first = '', second] = parts
  const layer = parts.length > 1 || findLine(first) >= 0 ? first : composition
  return { layer, name: parts.join('/'), feature: layer === lazy && parts.length > 2 ? second : undefined }
}

const findLine = (layer: string) => coreLayers.findIndex(({ members }) => members.includes(layer))

const isKnown = (layer: string) => layer === composition || layer === entries || findLine(layer) >= 0

function whyNot(from: Place, to: Place, typeOnly: boolean) {
  if (from.layer === entries) return undefined
  if (to.layer === entries) return 'nothing but a test imports the public entries'
  if (!isKnown(to.layer)) return `${to.layer} is for tests, or no layer of core`
  if (from.layer === composition) {
    const isRegister = to.name === register.file && register.namedBy.includes(from.name)
    return to.layer === lazy && !isRegister ? `only ${register.file} names features` : undefined
  }
  if (to.layer === composition) return whyNotUpwards(from, to, typeOnly)
  if (from.layer === to.layer) {
    const isFree = from.layer !== lazy || from.name === register.file || from.feature === to.feature
    return isFree ? undefined : 'a feature imports no other feature'
  }
  return whyNotLayer(from.layer, to.layer)
}

function whyNotUpwards(from: Place, to: Place, typeOnly: boolean) {
  if (completed[from.layer]?.includes(to.name)) return undefined
  const names = handed[from.layer] ?? []
  if (typeOnly && names.includes(to.name)) return undefined
  return `${from.layer} is below ${to.name}${names.length > 0 ? `, and may name only types of ${names.join(' and ')}` : ''}`
}

function whyNotLayer(from: string, to: string) {
  const [here, there] = [findLine(from), findLine(to)]
  if (here < there) return `${from} is below ${to}`
  if (here === there && !coreLayers[here]?.mixed) return `${from} and ${to} do not know each other`
  return undefined
}

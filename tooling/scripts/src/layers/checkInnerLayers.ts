import { createAdapterLayers, type LayerTable, reactUiLayers } from './innerLayers'
import type { Import } from './readImports'
import type { Module } from './readModules'

const entries = 'exports'

/** Returns imports inside the view layer and the adapters that point the wrong way, one sentence each. */
export function checkInnerLayers(modules: readonly Module[]) {
  const names = modules.map(({ path }) => /^packages\/(react-ui|adapter-[^/]+)\/src\//.exec(path)?.[1])
  return [...new Set(names)].flatMap((name) => (name ? checkPackage(modules, name) : []))
}

export const getLayerTable = (name: string) =>
  name === 'react-ui' ? reactUiLayers : createAdapterLayers(name.replace('adapter-', ''))

function checkPackage(modules: readonly Module[], name: string) {
  const source = `packages/${name}/src/`
  const table = getLayerTable(name)
  const inside = (path: string) => path.slice(source.length).replace(/\.\w+$/, '')
  const own = modules.filter(({ path, isTest }) => path.startsWith(source) && !isTest)
  const unknown = own.filter(({ path }) => !isKnown(table, inside(path)))
  return [
    ...unknown.map(({ path }) => `${path} is on no layer of ${name}: give it a line in innerLayers.ts.`),
    ...own
      .filter((module) => !unknown.includes(module))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target?.startsWith(source))
          .map((found) => ({ found, reason: whyNot(table, inside(path), inside(found.target ?? ''), found) }))
          .filter(({ reason }) => reason)
          .map(({ found, reason }) => `${path}:${found.line} imports ${found.target}: ${reason}.`),
      ),
  ]
}

/** Matches a file to a member; `*` stands for any name. */
export function isInMember(file: string, member: string) {
  const names = file.split('/')
  return member.split('/').every((part, index) => {
    const name = names[index]
    const [start = '', end] = part.split('*')
    return end === undefined ? name === part : name?.startsWith(start) && name.endsWith(end)
  })
}

function place({ layers }: LayerTable, file: string) {
  const fitting = layers.flatMap(({ members }, line) =>
    members.filter((member) => isInMember(file, member)).map((member) => ({ member, line })),
  )
  return fitting.sort((a, b) => b.member.length - a.member.length)[0]
}

const isKnown = (table: LayerTable, file: string) => isInMember(file, entries) || place(table, file) !== undefined

function whyNot(table: LayerTable, from: string, to: string, { typeOnly, lazy }: Pick<Import, 'typeOnly' | 'lazy'>) {
  if (isInMember(from, entries)) return undefined
  if (isInMember(to, entries)) return 'nothing but a test imports the public entries'
  const here = place(table, from)
  const there = place(table, to)
  if (!here) return `${from} is on no layer`
  if (!there) return `${to} is for tests, or on no layer`
  if (here.member === there.member) return whyNotBeside(table, here.member, from, to)
  if (table.doors[from]?.includes(to)) return lazy || typeOnly ? undefined : `${to} comes late: import() it`
  if (here.line < there.line) return `${here.member} is below ${there.member}`
  if (here.line === there.line && !table.layers[here.line]?.mixed) {
    return `${here.member} and ${there.member} do not know each other`
  }
  const isLate = table.late.includes(there.member) && !table.late.includes(here.member)
  return isLate && !lazy && !typeOnly ? `${there.member} comes late: import() it` : undefined
}

/** Detects two features within one member of independent folders. */
function whyNotBeside({ apart }: LayerTable, member: string, from: string, to: string) {
  if (member !== apart) return undefined
  const [here, there] = [from, to].map((file) => file.split('/')[1])
  return here === there ? undefined : 'a feature imports no other feature'
}

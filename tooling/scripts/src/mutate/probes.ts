import ts from 'typescript'
import { parseSource } from '../lib/parseSource'
import type { NumberedMutant } from './mutants'
import { PROBE_NAME } from './probeName'

/** Position before a statement, or around an expression that ends at `to`. */
interface Place {
  from: number
  to?: number
}

/** Inserts a call before each mutant that records the running test, so that only reaching tests run. */
export function insertProbes(path: string, text: string, mutants: readonly Pick<NumberedMutant, 'id' | 'from'>[]) {
  const source = parseSource(path, text)
  const places = new Map<string, Place & { ids: number[] }>()
  for (const { id, from } of mutants) {
    const place = placeOf(innermost(source, from), source)
    const key = `${place.from} ${place.to}`
    const known = places.get(key)
    if (known) known.ids.push(id)
    else places.set(key, { ...place, ids: [id] })
  }
  const edits = [...places.values()].flatMap(({ from, to, ids }) => {
    const call = `globalThis.${PROBE_NAME}?.(${JSON.stringify(ids)})`
    if (to === undefined) return [{ at: from, text: `;${call};` }]
    return [
      { at: from, text: `(${call}, ` },
      { at: to, text: ')' },
    ]
  })
  return edits
    .sort((one, other) => other.at - one.at)
    .reduce((changed, edit) => changed.slice(0, edit.at) + edit.text + changed.slice(edit.at), text)
}

function innermost(source: ts.SourceFile, position: number) {
  const within = (node: ts.Node) => node.getStart(source) <= position && position < node.getEnd()
  for (let node: ts.Node = source; ; ) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) => (within(child) ? child : undefined))
    if (!inner) return node
    node = inner
  }
}

function placeOf(node: ts.Node, source: ts.SourceFile): Place {
  for (let child = node; ; child = child.parent) {
    const { parent } = child
    // A default value is evaluated when the function is called.
    if (ts.isParameter(child) && 'body' in child.parent && child.parent.body) return bodyOf(child.parent.body, source)
    if (ts.isArrowFunction(parent) && parent.body === child && !ts.isBlock(child)) return bodyOf(parent.body, source)
    if (ts.isStatement(child) && 'statements' in parent) return { from: child.getStart(source) }
  }
}

const bodyOf = (body: ts.ConciseBody, source: ts.SourceFile): Place =>
  ts.isBlock(body) ? { from: body.getStart(source) + 1 } : { from: body.getStart(source), to: body.getEnd() }

import { type AST, compile, parse } from 'svelte/compiler'
import { findUndeclaredNames } from './findUndeclaredNames.ts'
import type { Fault, IsDeclared, Markup, MarkupElement } from './markup.ts'
import { lineAt } from './markup.ts'

/** Compiles a component of Svelte, or a part of its markup. */
export function readSvelte(code: string, isDeclared: IsDeclared): Markup {
  const isPart = !/^<script\b/m.test(code)
  try {
    const { js, warnings } = compile(code, { generate: 'client', filename: 'Block.svelte' })
    const nodes = listNodes(parse(code, { modern: true }).fragment)
    const undeclared = findUndeclaredNames(js.code)
    const unknown = undeclared.flatMap((name) => {
      // What the script alone uses is compiled with the scripts of all pages.
      const used = nodes.find((node) => node.type === 'Identifier' && 'name' in node && node.name === name)
      const line = used ? lineAt(code, used.start) : undefined
      return line === undefined || (isPart && isDeclared(name))
        ? []
        : [{ line, message: `Svelte: the script does not declare ${name}.` }]
    })
    const warned = warnings.map((warning) => toFault(warning))
    const elements = nodes.flatMap((node) => toMarkupElement(node, code))
    return { faults: [...warned, ...unknown], elements }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { faults: [toFault(error)], elements: [] }
  }
}

function toFault(found: (Error & { start?: { line: number } | undefined }) | { message: string }): Fault {
  const start = 'start' in found ? found.start : undefined
  return { line: start?.line ?? 1, message: `Svelte: ${found.message.split('\n')[0]}` }
}

interface Node {
  readonly type: string
  readonly start: number
}

function listNodes(tree: unknown, seen = new Set<unknown>()): readonly Node[] {
  if (typeof tree !== 'object' || tree === null || seen.has(tree)) return []
  seen.add(tree)
  return [...(isNode(tree) ? [tree] : []), ...Object.values(tree).flatMap((each) => listNodes(each, seen))]
}

const isNode = (value: object): value is Node =>
  'type' in value && typeof value.type === 'string' && 'start' in value && typeof value.start === 'number'

const isElement = (node: Node): node is AST.RegularElement => node.type === 'RegularElement'

function toMarkupElement(node: Node, code: string): readonly MarkupElement[] {
  if (!isElement(node)) return []
  const attributes = node.attributes.flatMap((attribute): [string, string | undefined][] => {
    if (attribute.type !== 'Attribute') return []
    const { name, value } = attribute
    if (value === true) return [[name, '']]
    const [first, ...others] = Array.isArray(value) ? value : [value]
    return [[name, first?.type === 'Text' && others.length === 0 ? first.data : undefined]]
  })
  return [{ line: lineAt(code, node.start), name: node.name, attributes: Object.fromEntries(attributes) }]
}

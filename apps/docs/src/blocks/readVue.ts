import { type CompilerError, compileScript, compileTemplate, parse, type SFCDescriptor } from '@vue/compiler-sfc'
import { findStyleFaults } from './findStyleFaults.ts'
import { type Fault, type IsDeclared, type Markup, type MarkupElement, moveFaults, readLine } from './markup.ts'

const COMPONENT = /_resolveComponent\("([^"]+)"/g
// The compiled template has names that no script declares so.
const UNDECLARED = /^_ctx\.([\w$]+)/
const GIVEN = /^\$(data|props|attrs|slots|refs|parent|root|host|emit|options|forceUpdate|nextTick|watch|el)$/
const ID = 'block'

const isCustomElement = (name: string) => name.includes('-')

/** Compiles a component of Vue, or a part of its template. */
export function readVue(code: string, isDeclared: IsDeclared): Markup {
  const isPart = !/^<(template|script|style)\b/m.test(code)
  const { descriptor, errors } = parse(isPart ? `<template>${code}</template>` : code, {
    templateParseOptions: { isCustomElement },
    ignoreEmpty: false,
  })
  if (errors.length > 0) return { faults: errors.map(toFault), elements: [] }
  const styles = descriptor.styles.flatMap(({ content, lang, loc: { start } }) =>
    lang === undefined || lang === 'css'
      ? moveFaults(findStyleFaults(content), start.line)
      : [{ line: start.line, message: `Vue: nothing checks styles in ${lang}.` }],
  )
  // Compiling changes the tree.
  const elements = descriptor.template?.ast ? listElements(descriptor.template.ast) : []
  const faults = findTemplateFaults(descriptor, elements, (name) => isPart && isDeclared(name))
  return { faults: [...faults, ...styles], elements }
}

function findTemplateFaults(
  descriptor: SFCDescriptor,
  elements: readonly MarkupElement[],
  isDeclared: IsDeclared,
): readonly Fault[] {
  const { template, source } = descriptor
  const { bindings, faults } = compileBindings(descriptor)
  if (!template?.ast || faults.length > 0) return faults
  const { code, ast, errors } = compileTemplate({
    id: ID,
    filename: `${ID}.vue`,
    source,
    ast: template.ast,
    compilerOptions: { isCustomElement, ...(bindings && { bindingMetadata: bindings }) },
  })
  const components = [...code.matchAll(COMPONENT)].map(([, name = '']) => name)
  const unknown = listUndeclared(ast).filter(({ name }) => !GIVEN.test(name) && !isDeclared(name))
  return [
    ...errors.map((error) => (typeof error === 'string' ? { line: 1, message: `Vue: ${error}` } : toFault(error))),
    ...unknown.map(({ line, name }) => ({ line, message: `Vue: the script does not declare ${name}.` })),
    ...elements
      .filter(({ name }) => components.includes(name))
      .map(({ line, name }) => ({ line, message: `Vue: no element or component is named ${name}.` })),
  ]
}

function compileBindings(descriptor: SFCDescriptor) {
  const { script, scriptSetup } = descriptor
  if (!script && !scriptSetup) return { bindings: undefined, faults: [] }
  try {
    return { bindings: compileScript(descriptor, { id: ID }).bindings, faults: [] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const first = (script ?? scriptSetup)?.loc.start.line ?? 1
    return { bindings: undefined, faults: moveFaults([{ line: readLine(error), message: describe(error) }], first) }
  }
}

const describe = ({ message }: Error) => `Vue: ${message.replace(/^\[.*?\] /, '').split('\n')[0]}`

const toFault = (error: CompilerError | SyntaxError): Fault => ({
  line: ('loc' in error && error.loc?.start.line) || 1,
  message: describe(error),
})

interface Expression {
  readonly content: string
  readonly loc: { readonly start: { readonly line: number } }
}

/** Finds the names of a compiled template that no script declares, in whatever nodes they are. */
function listUndeclared(node: unknown, seen = new Set<unknown>()): readonly (Pick<Fault, 'line'> & { name: string })[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const [, name] = (isExpression(node) && UNDECLARED.exec(node.content)) || []
  const own = isExpression(node) && name !== undefined ? [{ line: node.loc.start.line, name }] : []
  return [...own, ...Object.values(node).flatMap((each) => listUndeclared(each, seen))]
}

const isExpression = (node: object): node is Expression =>
  'content' in node && typeof node.content === 'string' && 'loc' in node

type Template = NonNullable<NonNullable<SFCDescriptor['template']>['ast']>

function listElements({ children }: Pick<Template, 'children'>): readonly MarkupElement[] {
  return children.flatMap((node) => {
    if (!('tag' in node)) return []
    const attributes = node.props.flatMap((prop): [string, string | undefined][] => {
      if (!('modifiers' in prop)) return [[prop.name, prop.value?.content ?? '']]
      const argument = prop.arg && 'content' in prop.arg ? prop.arg.content : undefined
      if (typeof argument !== 'string') return []
      return prop.name === 'bind' || prop.name === 'on'
        ? [[prop.name === 'on' ? `on${argument}` : argument, undefined]]
        : []
    })
    const element = {
      line: node.loc.start.line,
      name: node.tag,
      attributes: Object.fromEntries(attributes.filter(([name]) => name !== 'key' && name !== 'ref')),
    }
    return [element, ...listElements(node)]
  })
}

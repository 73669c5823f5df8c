import type { MarkupElement } from './markup.ts'

/** Writes elements as TypeScript that the compiler checks, each on its line. `snippetGlobals` declares the function. */
export function writeElements(elements: readonly MarkupElement[]): string {
  const lines: string[] = []
  for (const { line, name, attributes } of elements) {
    // Only the attributes of our own elements are checked.
    const own = name.startsWith('foyer-') ? Object.entries(attributes) : []
    const written = own.map(([key, value]) => `'${key}': ${value === undefined ? 'given' : JSON.stringify(value)}`)
    lines[line - 1] = `${lines[line - 1] ?? ''}writeElement('${name}', { ${written.join(', ')} });`
  }
  return Array.from(lines, (line) => line ?? '').join('\n')
}

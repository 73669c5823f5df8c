import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { ROOT } from '../folders.ts'
import { type Fault, lineAt, readLine } from './markup.ts'

const PROPERTIES = join(ROOT, 'packages/core/src/types/theme.ts')

/** Parses a style sheet, and looks up the custom properties of the modal that it names. */
export function findStyleFaults(code: string): readonly Fault[] {
  const known = new Set(readFileSync(PROPERTIES, 'utf8').match(/--fy-[\w-]+/g))
  const unknown = [...code.matchAll(/--fy-[\w-]+/g)].filter(([name]) => !known.has(name))
  return [
    ...parse(code),
    ...findOpenBlocks(code),
    ...unknown.map(({ 0: name, index }) => ({ line: lineAt(code, index), message: `CSS: no theme has ${name}.` })),
  ]
}

function parse(code: string): readonly Fault[] {
  try {
    const { warnings } = transform({ filename: 'block.css', code: Buffer.from(code) })
    return warnings.map(({ message, loc }) => ({ line: loc.line, message: `CSS: ${message}.` }))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [{ line: readLine(error), message: `CSS: ${error.message}.` }]
  }
}

/** Finds blocks that are never closed: at the end of a style sheet, a browser closes them. */
function findOpenBlocks(code: string): readonly Fault[] {
  const open: number[] = []
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  return open.map((index) => ({ line: lineAt(code, index), message: 'CSS: this block is left open.' }))
}

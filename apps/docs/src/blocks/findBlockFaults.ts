import { dirname } from 'node:path'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { ROOT } from '../folders.ts'
import { findShellFaults } from './findShellFaults.ts'
import { findStyleFaults } from './findStyleFaults.ts'
import { listDeclaredNames } from './listDeclaredNames.ts'
import { type Fault, type IsDeclared, lineAt } from './markup.ts'
import { type Block, readBlocks } from './readBlocks.ts'
import { readMarkup } from './readMarkup.ts'
import { readWorkspace, type WorkspacePackage } from './readWorkspace.ts'

interface PageFacts {
  readonly isDeclared: IsDeclared
  readonly packages: readonly WorkspacePackage[]
}

const SCRIPTS = ['ts', 'tsx', 'js']

// The compiler of snippets and the test of the recipes check these. Plain text has nothing to check.
const CHECKED_ELSEWHERE = [...SCRIPTS, 'diff', 'text']

/** Finds mistakes in the blocks of pages that are not TypeScript, each with its page and line. */
export function findBlockFaults(pages: readonly { readonly source: string; readonly text: string }[]): string[] {
  const packages = readWorkspace(ROOT)
  return pages.flatMap(({ source, text }) => {
    const blocks = readBlocks(text, source)
    const scripts = blocks.filter(({ language }) => SCRIPTS.includes(language))
    const isDeclared = (name: string) => scripts.some(({ code }) => listDeclaredNames(code).includes(name))
    return blocks
      .filter(({ language }) => !CHECKED_ELSEWHERE.includes(language))
      .flatMap((block) =>
        findFaults(block, { isDeclared, packages }).map(
          ({ line, message }) => `${source}:${block.line + line - 1}: ${message}`,
        ),
      )
  })
}

function findFaults(block: Block, { isDeclared, packages }: PageFacts): readonly Fault[] {
  const { language, code, source } = block
  const markup = readMarkup(block, isDeclared)
  if (markup) return markup.faults
  if (language === 'css') return findStyleFaults(code)
  if (language === 'json') return findJsonFaults(code)
  if (language === 'sh') return findShellFaults(code, { folder: dirname(source).replace(/^\.$/, ''), packages })
  return [{ line: 1, message: `Nothing checks a block in ${language || 'no language'}.` }]
}

function findJsonFaults(code: string): readonly Fault[] {
  const errors: ParseError[] = []
  parse(code, errors, { disallowComments: true, allowTrailingComma: false })
  // What the parser reports later mostly follows from the first mistake.
  return errors.slice(0, 1).map(({ error, offset }) => ({
    line: lineAt(code, offset),
    message: `JSON: ${printParseErrorCode(error)}.`,
  }))
}

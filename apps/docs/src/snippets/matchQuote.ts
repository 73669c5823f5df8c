import type ts from 'typescript'
import { listNames } from './describeName.ts'
import { type NameMatch, SnippetError } from './matchDeclaration.ts'

/** Finds the names of lines that a snippet quotes from a file. `// …` stands for lines left out. */
export function matchQuote(code: string, file: ts.SourceFile): NameMatch[] {
  const lines = file.text.split('\n')
  const byLine = new Map<number, ts.Identifier[]>()
  for (const name of listNames(file)) {
    const { line } = file.getLineAndCharacterOfPosition(name.getStart())
    byLine.set(line, [...(byLine.get(line) ?? []), name])
  }
  const matches: NameMatch[] = []
  let start = 0
  let next = 0
  for (const shown of code.split('\n')) {
    const text = shown.trim()
    if (text !== '' && text !== '// …') {
      const line = lines.findIndex((each, index) => index >= next && each.trim() === text)
      if (line < 0) throw new SnippetError(`${file.fileName} has no line "${text}" here.`, start)
      const shift = start + shown.indexOf(text) - (lines[line] ?? '').indexOf(text)
      const begin = file.getPositionOfLineAndCharacter(line, 0)
      for (const node of byLine.get(line) ?? []) matches.push({ start: node.getStart() - begin + shift, node })
      next = line + 1
    }
    start += shown.length + 1
  }
  return matches
}

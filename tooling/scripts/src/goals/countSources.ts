import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { findFiles, isTestFile } from '../lib/findFiles'

const isSource = (path: string) => /\.(tsx?|css)$/.test(path) && !path.includes('.generated.') && !isTestFile(path)

/** Counts the files and lines of a folder’s hand-written runtime code. */
export function countSources(folder: string) {
  const files = new Map<string, number>()
  const lines = new Map<string, number>()
  for (const path of findFiles(folder, isSource)) {
    const [subject = ''] = relative(folder, path).split('/')
    files.set(subject, (files.get(subject) ?? 0) + 1)
    lines.set(subject, (lines.get(subject) ?? 0) + countLines(readFileSync(path, 'utf8')))
  }
  return { files, lines }
}

export const countLines = (text: string) => text.split('\n').length - (text === '' || text.endsWith('\n') ? 1 : 0)

export const sumCounts = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, each) => total + each, 0)

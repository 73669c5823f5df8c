import ts from 'typescript'
import type { Module } from '../layers/readModules'
import { visitNodes } from '../lib/parseSource'

const PACKAGES = ['packages/core/', 'packages/react-ui/']
const FOLDER = /^packages\/[^/]+\/src\/features\/(.+)\/[^/]+$/
const LISTED_FOLDER = /^features\/(.+)\/[^/]+$/

/**
 * Finds files outside a feature’s folders that name its files: one entry per import, re-export, and row or path in a
 * chunk table. Keyed by feature.
 */
export function findFeatureMentions(modules: readonly Module[]) {
  const own = modules.filter(({ path, isTest }) => !isTest && PACKAGES.some((each) => path.startsWith(each)))
  const names = new Set(own.flatMap(({ path }) => FOLDER.exec(path)?.[1]?.split('/').slice(0, 1) ?? []))
  const mentions = new Map<string, string[]>([...names].map((name) => [name, []]))
  // `pay` is part of core’s `send`, and has its own folder in react-ui.
  const nameOf = (folders: string | undefined) =>
    folders
      ?.split('/')
      .reverse()
      .find((each) => names.has(each))
  const add = (name: string | undefined, path: string) => {
    if (name !== undefined && name !== nameOf(FOLDER.exec(path)?.[1])) mentions.get(name)?.push(path)
  }
  for (const { path, source, imports } of own) {
    for (const { target } of imports) add(nameOf(FOLDER.exec(target ?? '')?.[1]), path)
    if (!path.endsWith('/chunks.mjs')) continue
    visitNodes(source, (node) => {
      if (ts.isPropertyAssignment(node)) {
        for (const row of node.name.getText(source).replace(/'/g, '').split(', ')) if (names.has(row)) add(row, path)
      } else if (ts.isStringLiteral(node)) add(nameOf(LISTED_FOLDER.exec(node.text)?.[1]), path)
    })
  }
  return mentions
}

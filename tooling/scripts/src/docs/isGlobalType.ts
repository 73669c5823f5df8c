import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

let names: ReadonlySet<string> | undefined

/** Returns whether TypeScript's own libraries declare a type. */
export function isGlobalType(name: string): boolean {
  names ??= readNames()
  return names.has(name)
}

function readNames(): ReadonlySet<string> {
  const folder = dirname(ts.getDefaultLibFilePath({}))
  const files = readdirSync(folder).filter((file) => /^lib\..+\.d\.ts$/.test(file))
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [...text.matchAll(/^(?:declare )?(?:interface|type) (\w+)/gm)].map(([, name = '']) => name)
    }),
  )
}

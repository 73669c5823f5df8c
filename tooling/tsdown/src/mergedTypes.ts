import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Rolldown } from 'tsdown'

const MERGE = /^declare module ['"](\.[^'"]+)['"]/gm

/** Lists the sources of the package in `folder` that extend an interface of another source. */
export function findAugmentingModules(folder = process.cwd()): string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test'))
    .map((path) => join('src', path))
    .filter((path) => readFileSync(join(folder, path), 'utf8').search(MERGE) >= 0)
}

/**
 * Makes the built types of an interface import the files that extend it. TypeScript drops an import that serves only
 * declaration merging, so an app would miss the extensions.
 */
export function moduleAugmentationPlugin(): Rolldown.Plugin {
  return {
    name: 'foyer-merged-types',
    generateBundle(_options, bundle) {
      for (const [path, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [, target = ''] of chunk.code.matchAll(MERGE)) {
          const merged = bundle[join(dirname(path), target).replace(/\.js$/, '.d.ts')]
          if (merged?.type !== 'chunk') throw new Error(`${path} adds to "${target}", of which no types are built`)
          const from = relative(dirname(merged.fileName), path).replace(/\.d\.ts$/, '.js')
          merged.code += `\nimport "${from.startsWith('.') ? from : `./${from}`}";\n`
        }
      }
    },
  }
}

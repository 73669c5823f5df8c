import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { checkDependencyRanges } from './checkDependencyRanges'
import { listPublishedPackages } from './packages'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const setting = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(read('pnpm-workspace.yaml'))?.[1]

it('takes no version of a dependency before it is three days old', () => {
  expect(Number(setting('minimumReleaseAge'))).toBeGreaterThanOrEqual(3 * 24 * 60)
})

it('runs no script of a dependency that is not listed', () => {
  expect(setting('strictDepBuilds')).toBe('true')
})

it('takes nothing from outside of the registry', () => {
  expect(setting('blockExoticSubdeps')).toBe('true')
  const foreign = [...read('pnpm-lock.yaml').matchAll(/^ {4}resolution: \{(.*)\}$/gm)]
    .map(([, resolution = '']) => resolution)
    .filter((resolution) => !resolution.startsWith('integrity: sha512-'))
  expect(foreign).toEqual([])
})

it('pins the package manager by hash', () => {
  expect(JSON.parse(read('package.json')).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/)
})

it('depends by range in what is published, so that a site has each library once', () => {
  for (const { manifest } of listPublishedPackages(root))
    expect(checkDependencyRanges(manifest), manifest.name).toEqual([])
})

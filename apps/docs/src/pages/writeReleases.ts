import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Order of the kinds of changes. */
const KINDS = ['Changed', 'Added', 'Fixed'] as const

interface Change {
  readonly packages: readonly string[]
  readonly kind: string
  readonly text: string
}

/** Writes the changelog of the site: changes that wait for the next release, and the changelogs of the packages. */
export function writeChangelog(root: string): string {
  const changes = readChanges(root)
  const waiting = KINDS.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind)
    return own.length === 0 ? [] : [`### ${kind}`, own.map(writeChange).join('\n')]
  })
  return [
    '# Changelog',
    'Each package has its own version and follows [semantic versioning](https://semver.org). [Sizes](/releases/sizes) says what each one weighs.',
    ...(waiting.length > 0 ? ['## Next release', ...waiting] : []),
    ...readChangelogs(root),
  ].join('\n\n')
}

/** Writes what an app has to change: the changes marked "Changed", which may need another line in it. */
export function writeUpgrading(root: string): string {
  const changed = readChanges(root).filter(({ kind }) => kind === 'Changed')
  const past = readChangelogs(root).flatMap((text) => {
    const [title = '', ...versions] = text.split(/^(?=### )/m)
    const own = versions.flatMap((version) => {
      const [head = ''] = version.split('\n')
      const lines = version.split(/^(?=- )/m).filter((line) => line.startsWith('- **Changed**'))
      return lines.length > 0 ? [`${head}\n\n${lines.join('').trim()}`] : []
    })
    return own.length > 0 ? [`${title.trim()}\n\n${own.join('\n\n')}`] : []
  })
  return [
    '# Upgrading',
    'Changes that may need another line in your app. Additions and mends are in the [changelog](/releases/changelog).',
    ...(changed.length > 0 ? ['## To the next release', changed.map(writeChange).join('\n')] : []),
    ...past,
  ].join('\n\n')
}

function readChanges(root: string): Change[] {
  const folder = join(root, '.changeset')
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return names.sort().map((name) => {
    const [, head = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    const packages = [...head.matchAll(/['"](@foyer\/[\w-]+)['"]/g)].map(([, each = '']) => each)
    const [, kind = '', text = ''] = /^(\w+): ([\s\S]*)$/.exec(body.trim()) ?? []
    return { packages, kind, text }
  })
}

function writeChange({ packages, text }: Change) {
  const [first = '', ...rest] = text.trim().split('\n')
  const names = packages.map((name) => `\`${name}\``).join(', ')
  const line = `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  return [`- ${names}: ${line}`, ...rest.map((each) => (each === '' ? '' : `  ${each}`))].join('\n')
}

/** Returns the changelogs of the packages, one level lower. */
function readChangelogs(root: string): string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => join(root, folder, name, 'CHANGELOG.md'))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8').trim().replace(/^#/gm, '##')),
  )
}

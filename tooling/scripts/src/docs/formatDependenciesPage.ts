import { basename } from 'node:path'
import { listPublishedPackages } from '../packaging/packages'
import { dependencyReasons } from './dependencyReasons'
import { formatLicencesSection } from './formatLicencesSection'
import { formatStackTable } from './formatStackTable'
import { formatTable } from './formatTable'
import { readInstalledDependencies } from './readInstalledDependencies'
import { readLicence } from './readLicence'
import { readStack } from './readStack'
import {
  type InstalledPackage,
  locatePackage,
  measureFolder,
  readPackage,
  readTransitiveDependencies,
} from './readTransitiveDependencies'

const HEAD = `# Dependencies

The packages that each published package installs, with all their own dependencies. \`pnpm docs:write\` generates this page from
\`node_modules\`, and \`pnpm lint\` fails when the page is out of date. How much of this code reaches a page’s bundle, and when,
is limited by the budgets in \`tooling/bench\`: most of it loads on demand, or is only tooling. The counts leave out Foyer’s own
packages and optional peers; a required peer counts, although an app that already has it installs it once.

Packages depend on version ranges. This page lists the versions of the lockfile, with which the workspace is built and tested.

The builds of libraries contain copies of two packages: \`@walletconnect/universal-provider\` in core, and two functions of
\`@polkadot/extension-dapp\` in adapter-polkadot. An app needs to install neither. Both are also optional peers: universal-provider for
an app that passes its own provider, extension-dapp for an app that uses that library itself. The server, and the
secure site in its package, contain all their packages but \`libsql\`, in the tested versions: a fix of one of them needs a new version of the server. \`dist/THIRD-PARTY.txt\` of
each package has the licences of the copied code.

The secure site is published as a part of the server alone, and this page does not list its packages. One of them, \`pkcs11js\` (MIT, no dependencies), is only for an
operator whose master key is in an HSM: it is an optional peer that is imported on first use, and its install script never runs here. The
script compiles C++ with Python, and downloads Node’s headers from nodejs.org; other users of the workspace may have neither. The
tests compile the package’s own sources with the headers of \`node-api-headers\` (MIT), so that the registry and a compiler are enough.
A general library for foreign functions has ready binaries, but we would have to write the memory layout of PKCS#11 by hand.

Each direct dependency needs a reason in \`tooling/scripts/src/docs/dependencyReasons.ts\`; \`pnpm lint\` fails without one.
`

/** Writes the page. Throws for a dependency without reason, or a reason without dependency. */
export function formatDependenciesPage(root: string) {
  const sizes = new Map()
  const size = (packages: readonly InstalledPackage[]) =>
    packages.reduce((sum, { path }) => {
      if (!sizes.has(path)) sizes.set(path, measureFolder(path))
      return sum + sizes.get(path)
    }, 0)
  const published = listPublishedPackages(root).map(({ path, manifest }) => {
    const { needs } = readPackage(path)
    const peers = Object.keys(manifest.peerDependencies ?? {})
    const own = [...Object.keys(manifest.dependencies ?? {}), ...peers].sort()
    const given = Object.keys(dependencyReasons[basename(path)] ?? {})
    const without = own.filter((name) => !given.includes(name))
    const left = given.filter((name) => !own.includes(name))
    if (without.length > 0) throw new Error(`${manifest.name} has no reason for ${without.join(', ')}.`)
    if (left.length > 0) throw new Error(`${manifest.name} has a reason for ${left.join(', ')}, and does not have it.`)
    const all = readTransitiveDependencies({ ...readPackage(path), optional: [] }).filter(isForeign)
    return { path, name: manifest.name, own, needs, peers, all, version: manifest.version }
  })
  const overview = published.map(({ name, own, all }) => [
    `[\`${name}\`](#${anchor(name)})`,
    String(own.length),
    String(all.length),
    megabytes(size(all)),
  ])
  const everything = [...new Map(published.flatMap(({ all }) => all.map((each) => [each.path, each]))).values()]
  const sections = published.map(({ path, name, own, needs, peers, all }) => {
    const rows = own.map((dependency) => {
      const at = readPackage(locatePackage(path, dependency) ?? dependency)
      const brings = [at, ...readTransitiveDependencies(at)].filter(isForeign)
      const isOurs = !isForeign(at)
      return [
        `\`${dependency}\``,
        isOurs ? 'workspace' : at.version + kindOf(dependency, { needs, peers }),
        isOurs ? '' : readLicence(at.path),
        dependencyReasons[basename(path)]?.[dependency] ?? '',
        isOurs ? '' : String(brings.length - 1),
        isOurs ? '' : megabytes(size(brings)),
      ]
    })
    return [
      `## ${name}\n`,
      formatTable(['Direct', 'Version', 'Licence', 'Used for', 'Dependencies', 'Unpacked'], rows),
      `${all.length} in total: ${all.map((each) => `${each.name} ${each.version}`).join(', ') || 'none'}.\n`,
    ].join('\n')
  })
  return [
    HEAD,
    formatTable(
      ['Package', 'Direct', 'Total', 'Unpacked'],
      [...overview, ['all packages', '', String(everything.length), megabytes(size(everything))]],
    ),
    formatStackTable(readStack(root)),
    ...sections,
    formatLicencesSection(readInstalledDependencies(root)),
  ].join('\n')
}

const kindOf = (dependency: string, { needs, peers }: { needs: readonly string[]; peers: readonly string[] }) =>
  !peers.includes(dependency) ? '' : needs.includes(dependency) ? ', peer' : ', optional peer'
const isForeign = ({ name }: InstalledPackage) => !name.startsWith('@foyer/')
const anchor = (name: string) => name.replace(/[^a-z-]/g, '')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

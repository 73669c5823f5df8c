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

What each published package brings into a page's \`node_modules\`, all the way down: \`pnpm docs:write\` writes this page from what
is installed, and \`pnpm lint\` says when it is not up to date. What of it comes into a page's bundle, and when, is
held by the budgets; most of it is loaded when a visitor needs it, or is tooling of those packages. Packages of ours are left out
of the counts. A peer is installed with the package, once for a site that has it too; an optional peer is left to the site, and out of the counts.

Packages depend by range; the versions below are those of the lockfile, which the workspace is built and tested with.

Two packages are copied into the builds of ours: \`@walletconnect/universal-provider\` into core, and two functions of
\`@polkadot/extension-dapp\` into adapter-polkadot. A site installs neither. The licences of all that was copied are in
\`dist/THIRD-PARTY.txt\` of each. Both are optional peers as well: universal-provider for a site that hands in a provider of its
own, extension-dapp for a site that uses the library beside the modal.

A direct dependency has its reason in \`tooling/scripts/src/docs/dependencyReasons.ts\`, or goes.
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
        isOurs ? 'ours' : at.version + kindOf(dependency, { needs, peers }),
        isOurs ? '' : readLicence(at.path),
        dependencyReasons[basename(path)]?.[dependency] ?? '',
        isOurs ? '' : String(brings.length - 1),
        isOurs ? '' : megabytes(size(brings)),
      ]
    })
    return [
      `## ${name}\n`,
      formatTable(['Direct', 'Version', 'Licence', 'Because', 'Brings', 'Unpacked'], rows),
      `${all.length} in all: ${all.map((each) => `${each.name} ${each.version}`).join(', ') || 'none'}.\n`,
    ].join('\n')
  })
  return [
    HEAD,
    formatTable(
      ['Package', 'Direct', 'In all', 'Unpacked'],
      [...overview, ['all of them', '', String(everything.length), megabytes(size(everything))]],
    ),
    formatStackTable(readStack(root)),
    ...sections,
    formatLicencesSection(readInstalledDependencies(root)),
  ].join('\n')
}

const kindOf = (dependency: string, { needs, peers }: { needs: readonly string[]; peers: readonly string[] }) =>
  !peers.includes(dependency) ? '' : needs.includes(dependency) ? ', a peer' : ', an optional peer'
const isForeign = ({ name }: InstalledPackage) => !name.startsWith('@foyer/')
const anchor = (name: string) => name.replace(/[^a-z-]/g, '')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

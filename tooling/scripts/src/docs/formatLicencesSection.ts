import { ALLOWED_LICENCES, isAllowedLicence } from './allowedLicences'
import { formatTable } from './formatTable'
import { findLicenceException } from './licenceExceptions'
import type { InstalledDependency } from './readInstalledDependencies'

const HEAD = `## Licences

Everything that a package of ours brings, all the way down, with the peers that it names. The licence is what the manifest
says, unless the text beside it is another one: then the text counts. "Chosen" comes by optional peers alone: a site has it
where it has installed that peer itself.

\`pnpm lint\` fails for every licence that is not covered by ${ALLOWED_LICENCES.join(', ')},
except for the [exceptions](#exceptions) below, each of which fails as well once it is no longer needed.
`

const EXCEPTIONS_HEAD = `### Exceptions

Packages under another licence, or without one, that \`pnpm lint\` lets pass by name and licence. Their reasons are in
\`tooling/scripts/src/docs/licenceExceptions.ts\`.
`

/** Writes the licenses of all dependencies, and the reasons for exceptions. Throws without a reason. */
export function formatLicencesSection(brought: readonly InstalledDependency[]) {
  const exceptions = brought
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map((each) => {
      const found = findLicenceException(each)
      if (!found) throw new Error(`${each.name} ${each.version} is under ${each.licence}, and is no exception.`)
      return { ...each, because: found.because }
    })
  return [
    HEAD,
    formatTable(
      ['Package', 'Version', 'Licence', 'Comes with'],
      brought.map((each) => [
        each.name,
        each.version,
        isAllowedLicence(each.licence) ? each.licence : `${each.licence} ([exception](#exceptions))`,
        bringersOf(each),
      ]),
    ),
    EXCEPTIONS_HEAD,
    formatTable(
      ['Package', 'Version', 'Licence', 'Comes with', 'Because'],
      exceptions.map((each) => [each.name, each.version, each.licence, bringersOf(each), each.because]),
    ),
  ].join('\n')
}

const bringersOf = ({ by, isChosen }: InstalledDependency) =>
  `${by.map((each) => each.replace('@foyer/', '')).join(', ')}${isChosen ? ' (chosen)' : ''}`

import { ALLOWED_LICENCES, isAllowedLicence } from './allowedLicences'
import { formatTable } from './formatTable'
import { findLicenceException } from './licenceExceptions'
import type { InstalledDependency } from './readInstalledDependencies'

const HEAD = `## Licences

All packages that Foyer’s packages install, directly or indirectly, and their peers. The licence is that of the manifest, or that
of the package’s licence file if the two differ. "Chosen" marks packages that only come with an optional peer: an app has them
only if it installs that peer itself.

\`pnpm lint\` fails for each licence other than ${ALLOWED_LICENCES.join(', ')},
except for the [exceptions](#exceptions) below. It also fails for an exception that is no longer needed.
`

const EXCEPTIONS_HEAD = `### Exceptions

Packages under another licence, or without one, that \`pnpm lint\` accepts by name and licence. The reasons are in
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

import { ALLOWED_LICENCES, isAllowedLicence } from './allowedLicences'
import { RESTRICTED_LICENCE } from './identifyLicence'
import { findLicenceException, OPTIONAL_PEER_EXCEPTIONS, UNLOADED_PACKAGE_EXCEPTIONS } from './licenceExceptions'
import { type InstalledDependency, readInstalledDependencies } from './readInstalledDependencies'
import { readLicence } from './readLicence'
import { readLockfile } from './readLockfile'

/**
 * Finds dependencies of published packages whose license restricts an app, and lockfile packages whose license ties
 * users to a vendor.
 *
 * @returns one sentence each
 */
export function checkLicences(
  root: string,
  chosen = OPTIONAL_PEER_EXCEPTIONS,
  unused = UNLOADED_PACKAGE_EXCEPTIONS,
): string[] {
  const brought = readInstalledDependencies(root)
  const others = brought.filter(({ licence }) => !isAllowedLicence(licence))
  const isExcused = (each: InstalledDependency) => findLicenceException(each, chosen, unused) !== undefined
  const wrong = others
    .filter((each) => !isExcused(each))
    .map(
      ({ name, version, licence, by }) =>
        `${name} ${version} is under ${licence}, not one of ${ALLOWED_LICENCES.join(', ')}. It comes with ${by.join(', ')}.`,
    )
  const needless = Object.keys({ ...chosen, ...unused })
    .filter((name) => !others.some((each) => each.name === name && isExcused(each)))
    .map((name) => `${name} is listed in licenceExceptions and need not be.`)
  const tied = readLockfile(root)
    .filter(({ path }) => path && readLicence(path).includes(RESTRICTED_LICENCE))
    .map(({ name, version }) => `${name} ${version} of the lockfile is under the ${RESTRICTED_LICENCE}.`)
  return [...wrong, ...needless, ...tied]
}

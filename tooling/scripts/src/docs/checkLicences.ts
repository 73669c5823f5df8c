import { ALLOWED_LICENCES, isAllowed } from './allowedLicences'
import { RESTRICTED_LICENCE } from './identifyLicence'
import { CHOSEN, findException, UNUSED } from './licenceExceptions'
import { type Brought, readBrought } from './readBrought'
import { readLicence } from './readLicence'
import { readLockfile } from './readLockfile'

/**
 * Finds licences that are not free enough for a site to take our packages without reading further, in anything that a
 * published package brings; and packages of the whole lockfile whose licence ties users to a vendor.
 *
 * @returns one sentence each
 */
export function checkLicences(root: string, chosen = CHOSEN, unused = UNUSED): string[] {
  const brought = readBrought(root)
  const others = brought.filter(({ licence }) => !isAllowed(licence))
  const isExcused = (each: Brought) => findException(each, chosen, unused) !== undefined
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

import { checkCore } from './checkCore'
import { checkDates } from './checkDates'
import { checkForeignErrors } from './checkForeignErrors'
import { checkInner } from './checkInner'
import { checkLateErrors } from './checkLateErrors'
import { checkMocks } from './checkMocks'
import { checkPackages } from './checkPackages'
import { readModules } from './readModules'

/** Everything that is wrong with the shape of a working tree, one sentence each. */
export function checkShape(root: string) {
  const modules = readModules(root, ['packages', 'apps', 'tooling'])
  return [
    ...checkCore(modules),
    ...checkInner(modules),
    ...checkPackages(modules),
    ...checkDates(modules),
    ...checkMocks(modules),
    ...checkLateErrors(modules),
    ...checkForeignErrors(modules),
  ]
}

import { checkCore } from './checkCore'
import { checkCycles } from './checkCycles'
import { checkDates } from './checkDates'
import { checkForeignErrors } from './checkForeignErrors'
import { checkInner } from './checkInner'
import { checkMocks } from './checkMocks'
import { checkPackages } from './checkPackages'
import { readModules } from './readModules'

export function checkShape(root: string) {
  const modules = readModules(root, ['packages', 'apps', 'tooling'])
  return [
    ...checkCore(modules),
    ...checkInner(modules),
    ...checkPackages(modules),
    ...checkCycles(modules),
    ...checkDates(modules),
    ...checkMocks(modules),
    ...checkForeignErrors(modules),
  ]
}

import { checkCore } from './checkCore.mjs'
import { checkDates } from './checkDates.mjs'
import { checkForeignErrors } from './checkForeignErrors.mjs'
import { checkInner } from './checkInner.mjs'
import { checkLateErrors } from './checkLateErrors.mjs'
import { checkLength } from './checkLength.mjs'
import { checkMocks } from './checkMocks.mjs'
import { checkPackages } from './checkPackages.mjs'
import { findCycles } from './findCycles.mjs'
import { longFiles } from './longFiles.mjs'
import { readModules } from './readModules.mjs'

/** Everything that is wrong with the shape of a working tree, one sentence each. */
export function checkShape(root, exceptions = longFiles) {
  const modules = readModules(root, ['packages', 'apps', 'tooling'])
  return [
    ...checkCore(modules),
    ...checkInner(modules),
    ...checkPackages(modules),
    ...findCycles(modules.filter((module) => !module.isTest)),
    ...checkLength(modules, exceptions),
    ...checkDates(modules),
    ...checkMocks(modules),
    ...checkLateErrors(modules),
    ...checkForeignErrors(modules),
  ]
}

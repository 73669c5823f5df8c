import { checkCoreLayers } from './checkCoreLayers'
import { checkCycles } from './checkCycles'
import { checkDateFormatting } from './checkDateFormatting'
import { checkForeignInstanceof } from './checkForeignInstanceof'
import { checkInnerLayers } from './checkInnerLayers'
import { checkMocks } from './checkMocks'
import { checkPackageImports } from './checkPackageImports'
import { checkVisibleText } from './checkVisibleText'
import { readModules } from './readModules'

export function checkArchitecture(root: string) {
  const modules = readModules(root, ['packages', 'apps', 'tooling'])
  return [
    ...checkCoreLayers(modules),
    ...checkInnerLayers(modules),
    ...checkPackageImports(modules),
    ...checkCycles(modules),
    ...checkDateFormatting(modules),
    ...checkMocks(modules),
    ...checkForeignInstanceof(modules),
    ...checkVisibleText(modules),
  ]
}

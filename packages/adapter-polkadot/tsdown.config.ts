import { library } from '../../tooling/tsdown/library.ts'
import { table } from './groups.mjs'
import { extensionDapp } from './prebundled.ts'

export default library(table, { plugins: extensionDapp })

import { entryLibrary } from '../../tooling/tsdown/library.ts'

export default entryLibrary({ entry: ['src/cli.ts'], platform: 'node', dts: false })

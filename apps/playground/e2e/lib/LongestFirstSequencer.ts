import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The slowest test files. If they started last, each would run while the other workers are idle.
const LONGEST = [
  ...['screens', 'consumer', 'languages', 'directory', 'moneyOfFive', 'embedded', 'emailFailures', 'social'],
  ...['remoteCode', 'moneyKept', 'modes', 'still', 'playground', 'isolation', 'options', 'remote', 'names', 'berths'],
]

export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }

  /** Deals the files out in turn, so that each shard gets as many slow ones. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    const byName = [...files].sort((one, other) => one.moduleId.localeCompare(other.moduleId))
    const longestFirst = byName.sort((one, other) => place(one) - place(other))
    return longestFirst.filter((_, turn) => turn % count === index - 1)
  }
}

function place({ moduleId }: TestSpecification): number {
  const index = LONGEST.indexOf(basename(moduleId).split('.')[0] ?? '')
  return index === -1 ? LONGEST.length : index
}

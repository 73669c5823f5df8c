import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, see `docs/testing.md`. Begun last, each would be waited for alone. */
const LONGEST = [
  ...['screens', 'modes', 'moneyKept', 'consumer', 'social', 'directory', 'moneyOfFive', 'emailFailures', 'embedded'],
  ...['playground', 'isolation'],
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}

function place({ moduleId }: TestSpecification): number {
  const index = LONGEST.indexOf(basename(moduleId).split('.')[0] ?? '')
  return index === -1 ? LONGEST.length : index
}

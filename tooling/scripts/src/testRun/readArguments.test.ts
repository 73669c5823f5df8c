import { expect, it } from 'vitest'
import { addShardAndSeed, readArguments } from './readArguments'
import { testSteps } from './steps'

it('reads names, and options beside them', () => {
  expect(readArguments(['e2e', '--shard=2/4', '--shuffle=7'])).toEqual({
    names: ['e2e'],
    isAll: false,
    shard: '2/4',
    seed: '7',
  })
  expect(readArguments(['--changed=HEAD~1'])).toMatchObject({ changed: { since: 'HEAD~1' } })
  expect(readArguments(['--changed'])).toMatchObject({ changed: { since: undefined } })
})

it('makes a seed where none is given', () => {
  expect(readArguments(['--shuffle']).seed).toMatch(/^\d+$/)
})

it('refuses an option that does not exist, and two that choose the steps', () => {
  expect(() => readArguments(['--al'])).toThrow('No option is called --al.')
  expect(() => readArguments(['--all', 'types'])).toThrow('--all and names of steps each choose the steps')
})

it('shuffles every test run, and divides the end-to-end files only', () => {
  const commands = addShardAndSeed(testSteps, { shard: '1/4', seed: '7' }).map(({ name, commands = [] }) => [
    name,
    commands.map((command) => command.join(' ')).join(),
  ])
  const having = (option: string) => commands.filter(([, text]) => text?.includes(option)).map(([name]) => name)
  expect(having('--sequence.shuffle.files --sequence.seed=7')).toEqual([
    'unit',
    'packaging',
    'examples',
    'journeys',
    'e2e',
  ])
  expect(having('--shard=1/4')).toEqual(['e2e'])
})

import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { readTarball } from './readTarball'

it('readTarball counts files and their bytes, also below long names, and no folder', () => {
  const { root, write, remove } = createTemporaryFolder()
  onTestFinished(remove)
  write('package/empty.js', '')
  write('package/index.js', 'x'.repeat(1_500))
  write(`package/${'a'.repeat(90)}/${'b'.repeat(90)}/deep.js`, 'y'.repeat(512))
  const tarball = join(root, 'package.tgz')
  execFileSync('tar', ['-czf', tarball, 'package'], { cwd: root })
  expect(readTarball(tarball)).toEqual({ packed: statSync(tarball).size, unpacked: 2_012, files: 3 })
})

it('readTarball refuses a file that is no tarball', () => {
  const { root, remove } = createTemporaryFolder()
  onTestFinished(remove)
  const path = join(root, 'text.tgz')
  writeFileSync(path, gzipSync('x'.repeat(1_024)))
  expect(() => readTarball(path)).toThrow('is no tarball')
})

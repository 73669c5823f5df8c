// The form of the changelogs, for `.changeset/config.json`: changesets loads it by `require`.

/** @typedef {{ summary: string }} Changeset */
/** @typedef {{ name: string, newVersion: string }} Dependency */

module.exports = {
  /**
   * Writes one change: its kind in bold, further lines under it.
   *
   * @param {Changeset} changeset
   */
  getReleaseLine: async ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n')
    const head = first.replace(/^(\w+): (.)/, (_all, kind, letter) => `**${kind}** ${letter.toUpperCase()}`)
    return [`- ${head}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
  },
  /**
   * Lists the packages of ours that come along in a new version.
   *
   * @param {readonly Changeset[]} _changesets
   * @param {readonly Dependency[]} dependencies
   */
  getDependencyReleaseLine: async (_changesets, dependencies) => {
    if (dependencies.length === 0) return ''
    return `- **Changed** Depends on ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}`
  },
}

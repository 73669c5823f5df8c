// `npm run` describes itself to its children in the environment. If passed on, a nested npm works in our folder instead
// of its own, and a nested pnpm believes that npm called it.
const npmRun =
  /^(npm_package_.*|npm_lifecycle_.*|npm_command|npm_execpath|npm_node_execpath|npm_config_(user_agent|local_prefix|global_prefix|prefix|node_gyp|npm_version|init_module)|INIT_CWD)$/

/**
 * Returns the environment of children: without additions of `npm run`, quiet, without telemetry.
 *
 * @returns {Record<string, string>}
 */
export function childEnv(extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !npmRun.test(name))
  return {
    ...Object.fromEntries(kept),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    // pnpm would fetch and start the exact version of "packageManager"; any 10.x reads our lockfile.
    npm_config_manage_package_manager_versions: 'false',
    npm_config_update_notifier: 'false',
    ...extra,
  }
}

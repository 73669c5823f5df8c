import { connect } from '@foyer/core/actions'

export const connectActions = { connect }

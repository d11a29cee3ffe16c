// Closed-loop load on the server beside this: `node load.cjs PORT TABLES SECONDS`. Every table has
// four sockets, and a seat lays a tile as soon as it sees its turn. Prints a line of JSON when it
// begins to count, and one when it has.
const { io } = require('socket.io-client')
const { SEATS, tiles } = require('./game.cjs')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const WARM_UP = 3000
const waits = []
let counting = false
let made = 0
let before

class Table {
  constructor() {
    this.id = `table-${process.pid}-${made++}`
    this.joined = 0
    this.sentAt = null
    this.over = false
    this.sockets = Array.from({ length: SEATS }, (_, seat) => this.join(String(seat)))
  }

  join(seat) {
    const address = `http://127.0.0.1:${port}/${tiles.name}`
    const socket = io(address, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => socket.emit('sync', this.id, seat, undefined, SEATS))
    socket.on('sync', (_table, { state }) => {
      this.joined += 1
      if (this.joined === SEATS) this.move(Number(state.ctx.currentPlayer), state)
    })
    socket.on('update', (_table, state) => this.see(seat, state))
    return socket
  }

  see(seat, state) {
    if (this.over) return
    if (state.ctx.gameover) this.end()
    else if (state.ctx.currentPlayer === seat) this.move(Number(seat), state)
  }

  // The next seat sees its turn when the move before it has come through: that is its latency.
  move(seat, state) {
    const now = performance.now()
    if (counting && this.sentAt !== null) waits.push(now - this.sentAt)
    this.sentAt = now
    const payload = { type: 'lay', args: [0], playerID: String(seat), credentials: undefined }
    const action = { type: 'MAKE_MOVE', payload }
    this.sockets[seat].emit('update', action, state._stateID, this.id, String(seat))
  }

  end() {
    this.over = true
    for (const socket of this.sockets) socket.disconnect()
    new Table()
  }
}

function report() {
  const ordered = Float64Array.from(waits).sort()
  const part = (share) => ordered[Math.floor(share * (ordered.length - 1))] ?? null
  const moves = ordered.length
  const used = process.cpuUsage(before)
  const load = (used.user + used.system) / moves
  console.log(JSON.stringify({ moves, moves_s: moves / seconds, p50: part(0.5), p99: part(0.99), load_us: load }))
  process.exit(0)
}

for (let i = 0; i < tables; i++) new Table()
setTimeout(() => {
  counting = true
  before = process.cpuUsage()
  console.log('{}')
  setTimeout(report, seconds * 1000)
}, WARM_UP)

// A game for four seats on boardgame.io, about as long as a season of a card game: every seat holds
// 26 tiles that only it sees, lays one when it is its turn, and the highest of four takes a point.
const SEATS = 4
const HAND = 26

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function setup({ random }) {
  const tiles = random.Shuffle(Array.from({ length: SEATS * HAND }, (_, tile) => tile))
  const hands = Array.from({ length: SEATS }, (_, seat) => tiles.slice(seat * HAND, (seat + 1) * HAND))
  return { hands, laid: [], points: Array(SEATS).fill(0) }
}

function lay({ G, playerID }, place) {
  const [tile] = G.hands[Number(playerID)].splice(place, 1)
  G.laid.push({ seat: Number(playerID), tile })
  if (G.laid.length < SEATS) return
  const best = G.laid.reduce((one, other) => (other.tile > one.tile ? other : one))
  G.points[best.seat] += 1
  G.laid = []
}

module.exports.tiles = {
  name: 'tiles',
  setup,
  moves: { lay },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
  }),
  endIf: ({ G }) => (sum(G.points) === HAND ? { points: G.points } : undefined),
}
module.exports.SEATS = SEATS

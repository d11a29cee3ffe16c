/** Whether dice tumble on the table: the prompt line, too, tells nothing of what they bring. */
export const tumbling = $state({ now: false });

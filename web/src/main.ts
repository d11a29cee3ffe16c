import "./lib/chosen.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./lib/tokens.css";
import "./base.css";
import { frame } from "$lib/texts.svelte";

await frame.load();
mount(App, { target: document.getElementById("app")! });

extension EmojiNames {
  static let english = table(
    """
    😀 grinning face; 😃 happy face; 😄 laughing eyes; 😁 beaming face; 😆 big laugh
    😅 nervous laugh; 🤣 rolling with laughter; 😂 tears of joy; 🙂 smile; 🙃 upside-down smile
    😉 wink; 😊 warm smile; 😇 halo; 🥰 face with hearts; 😍 heart eyes; 🤩 star eyes
    😘 blowing a kiss; 😗 kiss; 😚 shy kiss; 😋 yummy; 😛 tongue out; 😜 winking tongue out
    🤪 crazy face; 😝 squinting tongue out; 🤑 money face; 🤗 hug; 🤭 giggle; 🤫 hush
    🤔 thinking; 🤐 zipped mouth; 🤨 raised eyebrow; 😐 neutral face; 😑 blank face; 😶 no mouth
    😏 smirk; 😒 not amused; 🙄 eye roll; 😬 grimace; 🤥 liar; 😌 relieved; 😔 pensive
    😪 sleepy; 🤤 drooling; 😴 sleeping; 😷 face mask; 🤒 ill; 🤕 hurt; 🤢 nauseous
    🤮 vomiting; 🤧 sneezing; 🥵 hot face; 🥶 cold face; 🥴 woozy; 😵 dizzy; 🤯 mind blown
    🤠 cowboy; 🥳 party face; 😎 sunglasses; 🤓 nerd; 🧐 monocle; 😕 confused; 😟 worried
    🙁 slight frown; ☹ frown; 😮 surprised; 😯 hushed; 😲 astonished; 😳 blushing
    🥺 pleading; 😦 frowning with open mouth; 😧 anguished; 😨 fearful; 😰 anxious
    😥 sad but relieved; 😢 crying; 😭 sobbing; 😱 screaming; 😖 confounded; 😣 struggling
    😞 disappointed; 😓 cold sweat; 😩 weary; 😫 tired; 🥱 yawning; 😤 huffing; 😡 angry
    😠 annoyed; 🤬 swearing; 😈 mischief; 👿 imp; 💀 skull; ☠ skull and crossbones
    💩 pile of poo; 🤡 clown; 👻 ghost; 👽 alien; 👾 space invader; 🤖 robot; 🎃 pumpkin lantern
    😺 happy cat; 😹 cat with tears of joy; 😻 cat with heart eyes; 🙈 see no evil
    🙉 hear no evil; 🙊 speak no evil; 🫠 melting face; 🫡 salute; 🥲 smiling with a tear
    ❤ heart; 🧡 orange heart; 💛 yellow heart; 💚 green heart; 💙 blue heart; 💜 purple heart
    🖤 black heart; 🤍 white heart; 🤎 brown heart; 💔 broken heart; ❤‍🔥 heart on fire
    💕 two hearts; 💖 sparkling heart; 💗 growing heart; 💘 heart with arrow; 💯 hundred points
    💢 anger; 💥 bang; 💫 dizzy star; 💦 splash; 💨 dash of air; 💣 bomb; 💬 speech bubble
    💭 thought bubble; 💤 sleep; 👋 waving hand; 🤚 raised back of hand; 🖐 spread hand
    ✋ raised hand; 🖖 vulcan salute; 👌 okay hand; 🤌 pinched fingers; 🤏 pinch; ✌ victory hand
    🤞 crossed fingers; 🤟 love sign; 🤘 horns; 🤙 call me; 👈 pointing left; 👉 pointing right
    👆 pointing up; 👇 pointing down; ☝ finger up; 👍 thumbs up; 👎 thumbs down; ✊ raised fist
    👊 fist bump; 👏 clapping; 🙌 raised hands; 👐 open hands; 🤝 handshake; 🙏 folded hands
    ✍ writing hand; 💪 strong arm; 👂 ear; 👀 eyes; 👁 eye; 🧠 brain; 🦷 tooth; 👅 tongue
    👶 baby; 🧒 child; 👦 boy; 👧 girl; 🧑 person; 👨 man; 👩 woman; 🧓 older person
    👴 old man; 👵 old woman; 👮 police officer; 🕵 detective; 👷 builder; 🤴 prince; 👸 princess
    🦸 superhero; 🧙 wizard; 🧟 zombie; 🤷 shrug; 🤦 facepalm; 🙋 hand up; 🙅 no gesture
    🙆 okay gesture; 💁 helpful gesture; 🙇 bow; 🏃 runner; 🚶 walker; 💃 dancer; 🧘 meditation
    👪 family; 👫 couple; 👥 people; 👤 silhouette; 🗣 speaking head; 👨‍💻 programmer
    👩‍💻 programmer; 🧑‍💻 programmer; 👨‍👩‍👧 family; 👨‍👩‍👧‍👦 family; 👩‍👩‍👧‍👦 family
    👨‍👩‍👦 family; 🧑‍🚀 astronaut; 🧑‍🏫 teacher; 👩‍🚒 firefighter; 🧑‍🦯 person with white cane
    🦮 guide dog; 🐕‍🦺 service dog; 👨‍🦯 man with white cane; 👩‍🦯 woman with white cane
    🤷‍♂ shrug; 🤷‍♀ shrug; 🤦‍♂ facepalm; 🤦‍♀ facepalm; 🏳‍🌈 rainbow flag; 🏴‍☠ pirate flag
    🏳‍⚧ transgender flag; 🏁 chequered flag; 🚩 red flag; 🏳 white flag; 🏴 black flag
    🐶 dog; 🐱 cat; 🐭 mouse; 🐹 hamster; 🐰 rabbit; 🦊 fox; 🐻 bear; 🐼 panda; 🐨 koala
    🐯 tiger; 🦁 lion; 🐮 cow; 🐷 pig; 🐸 frog; 🐵 monkey; 🐔 chicken; 🐧 penguin; 🐦 bird
    🦅 eagle; 🦉 owl; 🐺 wolf; 🐴 horse; 🦄 unicorn; 🐝 bee; 🐛 bug; 🦋 butterfly; 🐌 snail
    🐞 ladybird; 🐜 ant; 🕷 spider; 🐢 turtle; 🐍 snake; 🦎 lizard; 🐙 octopus; 🦀 crab
    🐠 fish; 🐟 fish; 🐬 dolphin; 🐳 whale; 🐋 whale; 🦈 shark; 🐘 elephant; 🦓 zebra
    🐾 paw prints; 🦖 dinosaur; 🐉 dragon; 🐀 rat; 🐇 rabbit; 🦝 raccoon; 🦔 hedgehog
    💐 bouquet; 🌸 blossom; 🌹 rose; 🌻 sunflower; 🌷 tulip; 🌱 seedling; 🌲 fir tree; 🌳 tree
    🌴 palm tree; 🌵 cactus; 🍀 four-leaf clover; 🍁 maple leaf; 🍂 fallen leaves; 🍄 mushroom
    🌍 globe; 🌎 globe; 🌏 globe; 🌐 globe; 🌙 moon; 🌕 full moon; ⭐ star; 🌟 glowing star
    ✨ sparkles; ⚡ lightning; ☄ comet; 🔥 fire; 🌈 rainbow; ☀ sun; 🌤 sun and cloud; ⛅ cloudy
    ☁ cloud; 🌧 rain; ⛈ thunderstorm; ❄ snowflake; ⛄ snowman; ☃ snowman; 💧 drop; 🌊 wave
    ☔ umbrella; 🍏 green apple; 🍎 apple; 🍌 banana; 🍉 melon; 🍇 grapes; 🍓 strawberry
    🍒 cherries; 🍑 peach; 🍍 pineapple; 🥑 avocado; 🌶 chilli; 🥕 carrot; 🌽 corn; 🥔 potato
    🍞 bread; 🥐 croissant; 🧀 cheese; 🥚 egg; 🥓 bacon; 🍔 burger; 🍟 chips; 🍕 pizza
    🌭 hot dog; 🌮 taco; 🥗 salad; 🍿 popcorn; 🍣 sushi; 🍦 ice cream; 🍩 doughnut; 🍪 cookie
    🎂 birthday cake; 🍰 cake; 🍫 chocolate; 🍬 sweet; 🍭 lollipop; 🍯 honey; ☕ coffee
    🍵 tea; 🍺 beer; 🍻 cheers; 🥂 clinking glasses; 🍷 wine; 🍸 cocktail; 🍾 champagne
    🍴 knife and fork; 🥄 spoon; 🍳 cooking; ⚽ football; 🏀 basketball; 🎾 tennis; 🎱 pool ball
    🏓 table tennis; 🎯 bullseye; 🎮 game controller; 🎲 dice; 🧩 puzzle piece; ♟ chess pawn
    🏆 trophy; 🥇 gold medal; 🥈 silver medal; 🥉 bronze medal; 🏅 medal; 🎖 medal
    🎉 party popper; 🎊 confetti; 🎈 balloon; 🎁 present; 🎀 ribbon; 🎄 Christmas tree
    🎆 fireworks; 🎇 sparkler; 🎨 palette; 🎭 theatre masks; 🎬 clapper board; 🎤 microphone
    🎧 headphones; 🎵 musical note; 🎶 musical notes; 🎹 piano; 🎸 guitar; 🥁 drum; 🎺 trumpet
    🚗 car; 🚕 taxi; 🚌 bus; 🚑 ambulance; 🚒 fire engine; 🚓 police car; 🚚 lorry; 🚜 tractor
    🚲 bicycle; 🚂 train; 🚆 train; 🚄 fast train; ✈ plane; 🛫 take-off; 🛬 landing
    🚀 rocket; 🛸 flying saucer; 🚁 helicopter; ⛵ sailing boat; 🚢 ship; ⚓ anchor; 🚧 roadworks
    🚦 traffic light; 🚨 alarm light; ⛽ fuel pump; 🗺 map; 🏠 house; 🏡 house; 🏢 office
    🏥 hospital; 🏦 bank; 🏫 school; 🏭 factory; 🏰 castle; ⛺ tent; 🗽 Statue of Liberty
    🌉 bridge; ⌚ watch; 📱 phone; 💻 laptop; 🖥 desktop computer; 🖨 printer; ⌨ keyboard
    🖱 mouse; 💽 disk; 💾 floppy disk; 💿 disc; 📀 disc; 📷 camera; 📸 camera flash; 🎥 film camera
    📹 video camera; 📺 television; 📻 radio; ☎ telephone; 📞 receiver; 📟 pager; 🔋 battery
    🪫 low battery; 🔌 plug; 💡 light bulb; 🔦 torch; 🕯 candle; 🗑 waste basket; 💸 flying money
    💵 banknotes; 💰 money bag; 💳 credit card; 💎 gem; 🔧 spanner; 🔨 hammer; ⚒ hammers
    🛠 tools; ⛏ pickaxe; 🔩 nut and bolt; ⚙ gear; 🧱 brick; ⛓ chains; 🧰 toolbox; 🧲 magnet
    🔫 water pistol; 🔪 knife; 🛡 shield; 🔮 crystal ball; 🔭 telescope; 🔬 microscope
    💊 pill; 💉 syringe; 🩹 plaster; 🧬 DNA; 🧪 test tube; 🌡 thermometer; 🧹 broom; 🧺 basket
    🧻 toilet paper; 🧼 soap; 🔑 key; 🗝 old key; 🚪 door; 🛏 bed; 🛒 shopping trolley
    ✉ envelope; 📧 e-mail; 📩 incoming envelope; 📨 incoming envelope; 📤 outbox; 📥 inbox
    📦 package; 📫 mailbox; 📬 mailbox with mail; 📮 postbox; 📝 memo; 📄 page; 📃 page
    📑 bookmarked pages; 📊 bar chart; 📈 rising chart; 📉 falling chart; 📅 calendar
    📆 calendar; 🗓 calendar; 📋 clipboard; 📁 folder; 📂 open folder; 🗂 dividers; 📰 newspaper
    📓 notebook; 📕 book; 📖 open book; 📚 books; 🔖 bookmark; 🏷 label; 🔗 link; 📎 paper clip
    📌 pin; 📍 location pin; ✂ scissors; 🖊 pen; ✏ pencil; 🖌 brush; 🔍 magnifying glass
    🔎 magnifying glass; 🔒 locked; 🔓 unlocked; 🔏 locked with pen; 🔐 locked with key
    🧵 thread; 👓 glasses; 🕶 dark glasses; 👕 T-shirt; 👖 jeans; 👟 trainers; 🎩 top hat
    🎓 graduation cap; 👑 crown; 💍 ring; 💼 briefcase; 🎒 rucksack; ☂ umbrella; ⏰ alarm clock
    ⏱ stopwatch; ⏲ timer; ⌛ hourglass; ⏳ hourglass; 🕐 clock; 🕛 clock; 🕒 clock; ⏸ pause
    ▶ play; ⏹ stop; ⏺ record; ⏭ next track; ⏮ previous track; ⏩ fast forward; ⏪ rewind
    🔀 shuffle; 🔁 repeat; 🔂 repeat one; 🔊 loud; 🔉 quieter; 🔈 speaker; 🔇 muted; 📢 loudspeaker
    📣 megaphone; 🔔 bell; 🔕 bell off; ✅ check mark; ☑ checked; ✔ check mark; ❌ cross mark
    ❎ cross mark; ✖ cross mark; ➕ plus; ➖ minus; ➗ divided by; ❗ exclamation mark
    ❕ exclamation mark; ‼ two exclamation marks; ⁉ exclamation and question mark
    ❓ question mark; ❔ question mark; ⚠ warning sign; 🚫 prohibited; ⛔ no entry; 🛑 stop sign
    ☢ radioactive; ☣ biohazard; ♿ wheelchair; 🦽 wheelchair; 🦻 hearing aid; 🚮 litter bin
    ⬆ up arrow; ⬇ down arrow; ⬅ left arrow; ➡ right arrow; ↗ up right arrow; ↘ down right arrow
    ↩ back arrow; ↪ forward arrow; 🔄 reload; 🔃 reload; ♻ recycling; ⤴ up arrow; ⤵ down arrow
    🔙 back; 🔚 end; 🔛 on; 🔜 soon; 🔝 top; 🆕 new; 🆗 okay; 🆙 up; 🆒 cool; 🆓 free; 🆘 S.O.S
    ℹ information; 🅿 parking; 🔴 red circle; 🟠 orange circle; 🟡 yellow circle
    🟢 green circle; 🔵 blue circle; 🟣 purple circle; ⚫ black circle; ⚪ white circle
    🟥 red square; 🟧 orange square; 🟨 yellow square; 🟩 green square; 🟦 blue square
    ⬛ black square; ⬜ white square; 🔺 red triangle; 🔻 red triangle down; 🔶 orange diamond
    🔷 blue diamond; 🔸 orange diamond; 🔹 blue diamond; 🔘 radio button; 💠 blue diamond; ⭕ circle
    ♀ female; ♂ male; ⚧ transgender; ✡ star of David; ☪ star and crescent; ☮ peace
    ☯ yin yang; ☎ telephone; ⚖ scales; 🪲 beetle; 🪄 magic wand; 🪝 hook; 🧊 ice; 🫶 heart hands
    🫥 dotted face; 🫣 peeking; 🦾 robot arm; 📡 satellite dish; 🛰 satellite; 🧯 fire extinguisher
    🔟 ten; 🔠 capital letters; 🔤 letters; 🔢 numbers; #⃣ hash; 🗃 card box; 🗄 filing cabinet
    """)
}

// Alternatives of a regular expression, for lowercase text without accents; whole words only.

export const hardWords: readonly string[] = [
  'kill(?:s|ed|ing|ings|er|ers)?|dies|died|dead|deadly|deaths?|dying|fatal(?:ly|ity|ities)?|drown(?:s|ed|ing)?',
  'body (?:of|found|is found|recovered)|bodies|corpse|suicides?|autopsy|coroner|funeral|mourn(?:s|ed|ing|ers)?|grave(?:s|site)?|perish(?:ed)?',
  'injur(?:ed|es|y|ies|ing)|wounded|wounds|hurt|hospitali[sz]ed|paraly[sz]ed|maimed|suffocat(?:ed|ion)',
  'murder(?:s|ed|er|ers|ous)?|homicides?|manslaughter|shooter|shootings?|shot (?:dead|at|by|in|and|to|while|during)|gunm[ae]n|gunfire|gunshots?|opens? fire|stab(?:bed|bing|bings|s)?|slain|slaying|assassinat(?:ed|ion)',
  'robber(?:y|ies|s)|robb(?:ed|ing)|burglar(?:y|ies|s|ized)?|theft|thefts|thief|thieves|stole|stolen|heist|carjack(?:ed|ing|ings|er|ers)?|loot(?:ed|ing|ers)|arson(?:ist)?',
  'rap(?:e|ed|ist)|sexual(?:ly)? (?:assault|abuse|abused|assaulted|misconduct|battery|exploitation)|sex (?:abuse|crimes?|trafficking|offender)|molest(?:ed|ing|ation)?|child (?:abuse|exploitation|porn(?:ography)?)|domestic violence|indecent exposure',
  'kidnap(?:s|ped|ping|per)?|abduct(?:ed|ion|s)?|hostages?|traffick(?:ing|er|ers)|ransom|missing (?:\\S+ ){0,3}(?:woman|man|girl|boy|child|teen|hiker|swimmer|boat|people|person|mother|father|couple|plane)|amber alert|feather alert|silver alert',
  'arrest(?:s|ed|ing)?|in custody|detain(?:ed|s|ing|ees?)|indict(?:ed|s|ment|ments)|convict(?:ed|s|ion)?|sentenced|guilty|pleads?|charged with|criminal|crimes?|crime spree|felony|fugitive|prison(?:er|ers)?|inmates?|jail(?:ed|s)?|accused|suspects?|suspected|embezzl(?:ed|ing|ement)|fraud|defraud(?:ed|ing)?|brib(?:e|ed|es|ery)|extortion|assault(?:s|ed|ing)?|attack(?:s|ed|er|ers|ing)?|stalk(?:er|ed|ing)|vandal(?:s|ism|ized)|hate crimes?|drug bust|fentanyl|overdos(?:e|ed|es)|smuggl(?:ed|ers?|ing)|poach(?:ers?|ing)|dui|standoff|swat|manhunt|police chase|pursuit|gang|gangs|abuse(?:d|s)?|violence|violent|brawl|riots?|threats?|threaten(?:s|ed|ing)?',
  'wars?|troops|airstrikes?|air strikes?|missiles?|bomb(?:s|ed|ing|ings|er|ers)?|shell(?:ed|ing)|invasion|invad(?:e|ed|es)|ceasefire|cease-fire|militants?|insurgents?|terror(?:ism|ist|ists)?|massacre|genocide|hamas|hezbollah|drone (?:attack|strike)s?|sanctions|refugees?|deport(?:ed|ation|ations|s)?',
  'wildfires?|brush fires?|vegetation fires?|house fire|fires? (?:burn(?:s|ing)?|destroy(?:s|ed)?|damage(?:s|d)?|kill(?:s|ed)?|erupt(?:s|ed)?|break(?:s)? out|broke out|near|at|in|grows?|threatens?|forces?|prompts?)|[a-z]+ fire (?:near|grows?|now|prompts?|burn(?:s|ing)?|evacu\\S*|contain\\S*|report)|blaze|inferno|burned|burns|flames|evacuat(?:e|ed|es|ing|ion|ions|ees)|containment|contained|acres',
  'earthquakes?|quakes?|aftershocks?|tsunami|hurricanes?|typhoons?|cyclones?|tornado(?:es)?|tropical storm|storm surge|floods?|flooding|flooded|mudslides?|landslides?|avalanches?|heat ?waves?|extreme heat|drought|eruption|disasters?|catastroph(?:e|ic)|state of emergency|oil spill|chemical (?:leak|spill)|explosions?|explod(?:ed|es)|blast|collaps(?:e|ed|es)',
  'crash(?:es|ed|ing)?|collisions?|collid(?:e|ed|es)|hit-and-run|hit and run|derail(?:ed|s|ment)|capsiz(?:e|ed|es)|wreck(?:s|ed)?|wreckage|struck by|hit by|rescued|rescues|rescuers|trapped|stranded|fell from|plung(?:es|ed)',
  'outbreaks?|epidemic|pandemic|measles|west nile|ebola|cholera|salmonella|e\\. coli|listeria|hantavirus|covid(?:-19)?|bird flu|cancer|dementia|virus|infect(?:ed|ions?)|contaminat(?:ed|ion)|poison(?:ed|ing|s)?|carcinogen(?:ic)?|recall(?:s|ed)?|death toll|casualt(?:y|ies)|victims?|survivors?|toxic',
];

export const hardCategories =
  'crime|crimes|crime and courts|crime & courts|courts|public safety|homicide|murder|shooting|shootings|police|fire|fires|wildfire|wildfires|accidents?|traffic collision|disasters?|natural disasters?|death|deaths|war|earthquakes?';
